namespace System.Collections.Generic
{
    /// <summary>
    /// A queue that gives the element of the smallest priority first, under the names that newer libraries have it by.
    /// A binary heap; elements of equal priority come in no promised order. Tuples go by their longer name, as this compiler
    /// takes those of a class's own types for something else.
    /// </summary>
    public class PriorityQueue<TElement, TPriority>
    {
        Item[] heap = new Item[16];
        int count;

        public PriorityQueue() : this((IComparer<TPriority>)null) { }

        public PriorityQueue(int initialCapacity, IComparer<TPriority> comparer = null) : this(comparer)
        {
            EnsureCapacity(initialCapacity);
        }

        public PriorityQueue(IComparer<TPriority> comparer)
        {
            Comparer = comparer ?? Comparer<TPriority>.Default;
        }

        public PriorityQueue(IEnumerable<ValueTuple<TElement, TPriority>> items, IComparer<TPriority> comparer = null)
            : this(comparer)
        {
            foreach (var item in items) Append(new Item(item.Item1, item.Item2));
            for (var place = count / 2 - 1; place >= 0; place--) Sink(heap[place], place);
        }

        public int Count => count;

        public IComparer<TPriority> Comparer { get; }

        public IEnumerable<ValueTuple<TElement, TPriority>> UnorderedItems
        {
            get
            {
                for (var place = 0; place < count; place++)
                    yield return new ValueTuple<TElement, TPriority>(heap[place].Element, heap[place].Priority);
            }
        }

        public void Enqueue(TElement element, TPriority priority)
        {
            var item = new Item(element, priority);
            Append(item);
            Rise(item, count - 1);
        }

        public void EnqueueRange(IEnumerable<ValueTuple<TElement, TPriority>> items)
        {
            foreach (var item in items) Enqueue(item.Item1, item.Item2);
        }

        public void EnqueueRange(IEnumerable<TElement> elements, TPriority priority)
        {
            foreach (var element in elements) Enqueue(element, priority);
        }

        public TElement Peek() => First().Element;

        public TElement Dequeue()
        {
            var first = First().Element;
            var last = heap[--count];
            heap[count] = default(Item);
            if (count > 0) Sink(last, 0);
            return first;
        }

        public bool TryPeek(out TElement element, out TPriority priority)
        {
            var first = count > 0 ? heap[0] : default(Item);
            element = first.Element;
            priority = first.Priority;
            return count > 0;
        }

        public bool TryDequeue(out TElement element, out TPriority priority)
        {
            if (!TryPeek(out element, out priority)) return false;
            Dequeue();
            return true;
        }

        /// <summary>Adds an element, then takes the first.</summary>
        public TElement EnqueueDequeue(TElement element, TPriority priority)
        {
            if (count == 0 || Comparer.Compare(priority, heap[0].Priority) <= 0) return element;
            return DequeueEnqueue(element, priority);
        }

        /// <summary>Takes the first, then adds an element.</summary>
        public TElement DequeueEnqueue(TElement element, TPriority priority)
        {
            var first = First().Element;
            Sink(new Item(element, priority), 0);
            return first;
        }

        public void Clear()
        {
            heap = new Item[16];
            count = 0;
        }

        public int EnsureCapacity(int capacity)
        {
            if (heap.Length < capacity) Array.Resize(ref heap, Math.Max(capacity, heap.Length * 2));
            return heap.Length;
        }

        public void TrimExcess() { }

        Item First() => count > 0 ? heap[0] : throw new InvalidOperationException("Queue empty.");

        void Append(Item item)
        {
            EnsureCapacity(count + 1);
            heap[count++] = item;
        }

        void Rise(Item item, int place)
        {
            for (; place > 0; place = (place - 1) / 2)
            {
                var parent = heap[(place - 1) / 2];
                if (Comparer.Compare(item.Priority, parent.Priority) >= 0) break;
                heap[place] = parent;
            }
            heap[place] = item;
        }

        void Sink(Item item, int place)
        {
            for (int child; (child = 2 * place + 1) < count; place = child)
            {
                if (child + 1 < count && Comparer.Compare(heap[child + 1].Priority, heap[child].Priority) < 0) child++;
                if (Comparer.Compare(item.Priority, heap[child].Priority) <= 0) break;
                heap[place] = heap[child];
            }
            heap[place] = item;
        }

        struct Item
        {
            public readonly TElement Element;
            public readonly TPriority Priority;

            public Item(TElement element, TPriority priority)
            {
                Element = element;
                Priority = priority;
            }
        }
    }
}
