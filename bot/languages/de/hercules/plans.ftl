# Bedingungen geplanter Züge.

hercules-condition-stays-marker = mindestens { $value } Marker im Vorrat übrig
