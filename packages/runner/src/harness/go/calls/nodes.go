package calls

import (
	"encoding/json"
	"reflect"
)

// A list or tree longer than this is taken to be a cycle.
const mostNodes = 1_000_000

// The nodes are the author's own type where there is one, else the one that practice sites define: Val, Next, Left, Right.

func (d *decoder) decodeList(values []any, into reflect.Value) {
	node := d.nodeType(into, "Next")
	next := reflect.Zero(into.Type())
	for index := len(values) - 1; index >= 0; index-- {
		made := d.makeNode(node, values[index])
		made.Elem().FieldByName("Next").Set(next)
		next = made
	}
	into.Set(next)
}

// decodeCyclicList makes a list of values whose tail leads back to the node of a place; nowhere where there is none.
func (d *decoder) decodeCyclicList(wire any, into reflect.Value) {
	parts := items(wire)
	d.decodeList(items(parts[0]), into)
	place, err := parts[1].(json.Number).Int64()
	if err != nil || place < 0 {
		return
	}
	back, tail := into, into
	for next := into; !next.IsNil(); next = next.Elem().FieldByName("Next") {
		if place == 0 {
			back = next
		}
		place--
		tail = next
	}
	tail.Elem().FieldByName("Next").Set(back)
}

func (d *decoder) decodeTree(wire any, into reflect.Value) {
	node := d.nodeType(into, "Left", "Right")
	values := items(wire)
	if len(values) == 0 || values[0] == nil {
		return
	}
	root := d.makeNode(node, values[0])
	waiting := []reflect.Value{root}
	for place := 1; place < len(values) && len(waiting) > 0; waiting = waiting[1:] {
		for _, side := range []string{"Left", "Right"} {
			if place < len(values) && values[place] != nil {
				child := d.makeNode(node, values[place])
				waiting[0].Elem().FieldByName(side).Set(child)
				waiting = append(waiting, child)
			}
			place++
		}
	}
	into.Set(root)
}

// findNode gives the node of the tree that has a value; there is one, unless a missing node is meant.
func (d *decoder) findNode(wire any, into reflect.Value) {
	if wire == nil || !d.tree.IsValid() || d.tree.IsNil() {
		return
	}
	if d.tree.Type() != into.Type() {
		d.fail("a node of "+d.tree.Type().String(), into)
	}
	wanted := d.makeNode(into.Type().Elem(), wire).Elem().FieldByName("Val").Interface()
	for waiting := []reflect.Value{d.tree}; len(waiting) > 0; waiting = waiting[1:] {
		node := waiting[0].Elem()
		if node.FieldByName("Val").Interface() == wanted {
			into.Set(waiting[0])
			return
		}
		for _, side := range []string{"Left", "Right"} {
			if child := node.FieldByName(side); !child.IsNil() {
				waiting = append(waiting, child)
			}
		}
	}
}

func items(wire any) []any {
	values, _ := wire.([]any)
	return values
}

// nodeType gives the type that into points to, which must have a value and these links.
func (d *decoder) nodeType(into reflect.Value, links ...string) reflect.Type {
	if into.Kind() != reflect.Pointer || into.Type().Elem().Kind() != reflect.Struct {
		d.fail(d.parameter.Type, into)
	}
	node := into.Type().Elem()
	if !isNode(node, links...) {
		d.fail(d.parameter.Type, into)
	}
	return node
}

func isNode(node reflect.Type, links ...string) bool {
	if _, ok := node.FieldByName("Val"); !ok {
		return false
	}
	for _, link := range links {
		if field, ok := node.FieldByName(link); !ok || field.Type != reflect.PointerTo(node) {
			return false
		}
	}
	return true
}

func (d *decoder) makeNode(node reflect.Type, wire any) reflect.Value {
	made := reflect.New(node)
	number, ok := wire.(json.Number)
	text := number.String()
	if !ok {
		text, ok = wire.(string)
	}
	if !ok {
		d.fail("a node without a value", made)
	}
	d.decodeNumber(text, "integer", made.Elem().FieldByName("Val"))
	return made
}

func encodeList(text []byte, head reflect.Value) []byte {
	text = append(text, '[')
	count := 0
	for node := head; pointsToNode(node, "list_node", "Next"); node = node.Elem().FieldByName("Next") {
		if count == mostNodes {
			panic(mismatch("returned a list that does not end"))
		}
		if count > 0 {
			text = append(text, ',')
		}
		text = encode(text, node.Elem().FieldByName("Val"), "integer")
		count++
	}
	return append(text, ']')
}

func encodeTree(text []byte, root reflect.Value) []byte {
	text = append(text, '[')
	kept := len(text)
	level := []reflect.Value{root}
	for count := 0; len(level) > 0; count++ {
		node := level[0]
		level = level[1:]
		if count > 0 {
			text = append(text, ',')
		}
		if !pointsToNode(node, "tree_node", "Left", "Right") {
			text = append(text, "null"...)
			continue
		}
		if count >= mostNodes {
			panic(mismatch("returned a tree that does not end"))
		}
		text = encode(text, node.Elem().FieldByName("Val"), "integer")
		// Nulls behind the last node are not written.
		kept = len(text)
		level = append(level, node.Elem().FieldByName("Left"), node.Elem().FieldByName("Right"))
	}
	return append(text[:kept], ']')
}

func encodeNode(text []byte, node reflect.Value) []byte {
	if !pointsToNode(node, "tree_node", "Left", "Right") {
		return append(text, "null"...)
	}
	return encode(text, node.Elem().FieldByName("Val"), "integer")
}

// Whether there is a node here, or the end; anything else is no list or tree.
func pointsToNode(value reflect.Value, typeName string, links ...string) bool {
	if !value.IsValid() {
		return false
	}
	if value.Kind() != reflect.Pointer || value.Type().Elem().Kind() != reflect.Struct || !isNode(value.Type().Elem(), links...) {
		panic(unexpected(value, typeName))
	}
	return !value.IsNil()
}
