package kodama.path;

import java.util.Arrays;

/**
 * The cells a search may look at next, the most promising first: that of the lowest estimate, of these the nearest to
 * the goal, of these the first in reading order. So there are never two equals, and a search has but one course.
 */
final class OpenCells {
    private static final int START_SIZE = 64;
    private static final int NOWHERE = -1;

    private final long[] total;
    private final long[] toGo;
    private final int[] places;
    private int[] heap = new int[START_SIZE];
    private int size;

    OpenCells(int cells) {
        total = new long[cells];
        toGo = new long[cells];
        places = new int[cells];
        Arrays.fill(places, NOWHERE);
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Adds a cell, or moves it forward when it has become more promising. */
    void put(int cell, long cost, long estimate) {
        total[cell] = cost + estimate;
        toGo[cell] = estimate;
        if (places[cell] == NOWHERE) append(cell);
        rise(places[cell]);
    }

    private void append(int cell) {
        if (size == heap.length) heap = Arrays.copyOf(heap, size * 2);
        place(cell, size++);
    }

    private void place(int cell, int at) {
        heap[at] = cell;
        places[cell] = at;
    }

    private void rise(int from) {
        int at = from;
        int cell = heap[at];
        while (at > 0 && goesBefore(cell, heap[(at - 1) / 2])) {
            place(heap[(at - 1) / 2], at);
            at = (at - 1) / 2;
        }
        place(cell, at);
    }

    int take() {
        int first = heap[0];
        places[first] = NOWHERE;
        size--;
        if (size > 0) sink(heap[size]);
        return first;
    }

    private void sink(int cell) {
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && goesBefore(heap[child + 1], heap[child])) child++;
            if (!goesBefore(heap[child], cell)) break;
            place(heap[child], at);
            at = child;
        }
        place(cell, at);
    }

    private boolean goesBefore(int a, int b) {
        if (total[a] != total[b]) return total[a] < total[b];
        if (toGo[a] != toGo[b]) return toGo[a] < toGo[b];
        return a < b;
    }
}
