package calls

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
)

// From here on a double does not hold every integer, and numbers travel as text.
const firstUncertain = 1 << 53

// encode appends a value as JSON.
func encode(text []byte, value reflect.Value, typeName string) []byte {
	for value.Kind() == reflect.Interface {
		value = value.Elem()
	}
	switch typeName {
	case "list_node":
		return encodeList(text, value)
	case "tree_node":
		return encodeTree(text, value)
	case "tree_node_by_value":
		return encodeNode(text, value)
	}
	if !value.IsValid() {
		return append(text, "null"...)
	}
	if value.Kind() == reflect.Pointer {
		if value.IsNil() {
			return append(text, "null"...)
		}
		return encode(text, value.Elem(), typeName)
	}
	if strings.HasSuffix(typeName, "[]") {
		return encodeItems(text, value, typeName)
	}
	switch {
	case typeName == "integer" || typeName == "long":
		return encodeInteger(text, value, typeName)
	case typeName == "double":
		return encodeDouble(text, value)
	case typeName == "boolean" && value.Kind() == reflect.Bool:
		return strconv.AppendBool(text, value.Bool())
	case value.Kind() == reflect.String && (typeName == "string" || typeName == "character"):
		return appendString(text, value.String())
	case typeName == "character" && value.CanInt():
		return appendString(text, string(rune(value.Int())))
	case typeName == "character" && value.CanUint():
		return appendString(text, string(rune(value.Uint())))
	case typeName == "string" && value.Type() == reflect.TypeOf([]byte(nil)):
		return appendString(text, string(value.Bytes()))
	}
	panic(unexpected(value, typeName))
}

func encodeItems(text []byte, value reflect.Value, typeName string) []byte {
	if value.Kind() != reflect.Slice && value.Kind() != reflect.Array {
		panic(unexpected(value, typeName))
	}
	text = append(text, '[')
	for index := 0; index < value.Len(); index++ {
		if index > 0 {
			text = append(text, ',')
		}
		text = encode(text, value.Index(index), strings.TrimSuffix(typeName, "[]"))
	}
	return append(text, ']')
}

func encodeInteger(text []byte, value reflect.Value, typeName string) []byte {
	switch {
	case value.CanInt() && (value.Int() <= -firstUncertain || value.Int() >= firstUncertain):
		return strconv.AppendQuote(text, strconv.FormatInt(value.Int(), 10))
	case value.CanInt():
		return strconv.AppendInt(text, value.Int(), 10)
	case value.CanUint() && value.Uint() >= firstUncertain:
		return strconv.AppendQuote(text, strconv.FormatUint(value.Uint(), 10))
	case value.CanUint():
		return strconv.AppendUint(text, value.Uint(), 10)
	}
	panic(unexpected(value, typeName))
}

func encodeDouble(text []byte, value reflect.Value) []byte {
	var number float64
	switch {
	case value.CanFloat():
		number = value.Float()
	case value.CanInt():
		number = float64(value.Int())
	case value.CanUint():
		number = float64(value.Uint())
	default:
		panic(unexpected(value, "double"))
	}
	switch {
	case math.IsNaN(number):
		return append(text, `"NaN"`...)
	case math.IsInf(number, 1):
		return append(text, `"Infinity"`...)
	case math.IsInf(number, -1):
		return append(text, `"-Infinity"`...)
	}
	return strconv.AppendFloat(text, number, 'g', -1, 64)
}

func appendString(text []byte, value string) []byte {
	quoted, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return append(text, quoted...)
}

func unexpected(value reflect.Value, typeName string) mismatch {
	shown := fmt.Sprintf("%#v", value)
	if value.IsValid() {
		shown = fmt.Sprintf("%#v", value.Interface())
	}
	if len(shown) > 80 {
		shown = strings.ToValidUTF8(shown[:80], "") + "..."
	}
	return mismatch(fmt.Sprintf("returned %s (%s) where %s was expected", shown, value.Type(), typeName))
}
