package calls

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
)

// A mismatch says that a value and the author's type, or the signature, do not go together.
type mismatch string

func mustRead(text json.RawMessage, into any) {
	if err := json.Unmarshal(text, into); err != nil {
		panic(err)
	}
}

// decodeAll makes the arguments of a function, in the types its author gave it; the first of them stands at a place of its own.
func decodeAll(function reflect.Type, first int, entry Signature, arguments []json.RawMessage) []reflect.Value {
	values := make([]reflect.Value, len(arguments))
	var tree reflect.Value
	for index, text := range arguments {
		parameter := entry.Parameters[index]
		reader := json.NewDecoder(bytes.NewReader(text))
		reader.UseNumber()
		var wire any
		if err := reader.Decode(&wire); err != nil {
			panic(err)
		}
		values[index] = reflect.New(function.In(first + index)).Elem()
		(&decoder{parameter, tree}).decode(wire, parameter.Type, values[index])
		if parameter.Type == "tree_node" && !tree.IsValid() {
			tree = values[index]
		}
	}
	return values
}

// A decoder makes one argument; tree is the first one before it, if any.
type decoder struct {
	parameter Parameter
	tree      reflect.Value
}

func (d *decoder) decode(wire any, typeName string, into reflect.Value) {
	kind := into.Kind()
	switch {
	case typeName == "list_node":
		d.decodeList(items(wire), into)
	case typeName == "cyclic_list":
		d.decodeCyclicList(wire, into)
	case typeName == "tree_node":
		d.decodeTree(wire, into)
	case typeName == "tree_node_by_value":
		d.findNode(wire, into)
	case kind == reflect.Interface && into.NumMethod() == 0:
		into.Set(d.natural(wire, typeName))
	case wire == nil:
		if kind != reflect.Pointer && kind != reflect.Slice {
			d.fail("null", into)
		}
	case kind == reflect.Pointer:
		into.Set(reflect.New(into.Type().Elem()))
		d.decode(wire, typeName, into.Elem())
	case strings.HasSuffix(typeName, "[]"):
		d.decodeItems(wire, strings.TrimSuffix(typeName, "[]"), into)
	default:
		d.decodeOne(wire, typeName, into)
	}
}

func (d *decoder) decodeItems(wire any, itemType string, into reflect.Value) {
	items, ok := wire.([]any)
	switch {
	case ok && into.Kind() == reflect.Slice:
		into.Set(reflect.MakeSlice(into.Type(), len(items), len(items)))
	case ok && into.Kind() == reflect.Array && into.Len() == len(items):
	case ok && into.Kind() == reflect.Array:
		d.fail(fmt.Sprintf("an array of %d items", len(items)), into)
	default:
		d.fail(itemType+"[]", into)
	}
	for index, item := range items {
		d.decode(item, itemType, into.Index(index))
	}
}

func (d *decoder) decodeOne(wire any, typeName string, into reflect.Value) {
	switch value := wire.(type) {
	case bool:
		if into.Kind() != reflect.Bool {
			d.fail(typeName, into)
		}
		into.SetBool(value)
	case json.Number:
		d.decodeNumber(value.String(), typeName, into)
	case string:
		switch typeName {
		case "string":
			d.decodeString(value, into)
		case "character":
			d.decodeCharacter(value, into)
		default:
			// Numbers that a double does not hold come as text.
			d.decodeNumber(value, typeName, into)
		}
	default:
		d.fail(typeName, into)
	}
}

func (d *decoder) decodeNumber(text, typeName string, into reflect.Value) {
	switch {
	case into.CanInt() && typeName != "double":
		number, err := strconv.ParseInt(text, 10, 64)
		if err != nil || into.OverflowInt(number) {
			d.fail(text, into)
		}
		into.SetInt(number)
	case into.CanUint() && typeName != "double":
		number, err := strconv.ParseUint(text, 10, 64)
		if err != nil || into.OverflowUint(number) {
			d.fail(text, into)
		}
		into.SetUint(number)
	case into.CanFloat():
		number, err := strconv.ParseFloat(text, 64)
		if err != nil {
			d.fail(text, into)
		}
		into.SetFloat(number)
	default:
		d.fail(typeName, into)
	}
}

func (d *decoder) decodeString(text string, into reflect.Value) {
	switch {
	case into.Kind() == reflect.String:
		into.SetString(text)
	case into.Type() == reflect.TypeOf([]byte(nil)):
		into.SetBytes([]byte(text))
	case into.Type() == reflect.TypeOf([]rune(nil)):
		into.Set(reflect.ValueOf([]rune(text)))
	default:
		d.fail("string", into)
	}
}

// A byte holds the characters up to ÿ, as runes count them.
func (d *decoder) decodeCharacter(text string, into reflect.Value) {
	characters := []rune(text)
	switch {
	case into.Kind() == reflect.String:
		into.SetString(text)
	case len(characters) != 1:
		d.fail(strconv.Quote(text), into)
	case into.CanInt() && !into.OverflowInt(int64(characters[0])):
		into.SetInt(int64(characters[0]))
	case into.CanUint() && !into.OverflowUint(uint64(characters[0])):
		into.SetUint(uint64(characters[0]))
	default:
		d.fail(strconv.Quote(text), into)
	}
}

// The value in the type that Go would give it, where the author takes any.
func (d *decoder) natural(wire any, typeName string) reflect.Value {
	types := map[string]reflect.Type{
		"integer": reflect.TypeOf(0), "long": reflect.TypeOf(0), "double": reflect.TypeOf(math.Pi),
		"boolean": reflect.TypeOf(true), "string": reflect.TypeOf(""), "character": reflect.TypeOf(byte(0)),
	}
	itemType := strings.TrimRight(typeName, "[]")
	natural, ok := types[itemType]
	if !ok {
		panic(mismatch(fmt.Sprintf("%s cannot be given as any", d.parameter.Name)))
	}
	if wire == nil {
		return reflect.Zero(reflect.TypeOf((*any)(nil)).Elem())
	}
	for depth := strings.Count(typeName, "[]"); depth > 0; depth-- {
		natural = reflect.SliceOf(natural)
	}
	made := reflect.New(natural).Elem()
	d.decode(wire, typeName, made)
	return made
}

func (d *decoder) fail(what string, into reflect.Value) {
	panic(mismatch(fmt.Sprintf("%s: %s does not fit %s", d.parameter.Name, what, into.Type())))
}
