package kodama.draw;

/** Sorts things by distance, the farthest first; of equal ones, the earlier remains first. */
final class DepthOrder {
    private int[] spare = {};

    /**
     * Writes the indexes of all things in the order in which they are drawn.
     *
     * @param distances array with the distance of each; not NaN
     * @param first index of the first distance
     * @param step difference between the indexes of two distances
     * @param order receives the indexes
     * @param at index at which they begin
     */
    void sort(double[] distances, int first, int step, int[] order, int at, int count) {
        for (int i = 0; i < count; i++) order[at + i] = i;
        if (spare.length < count) spare = new int[Math.max(count, 2 * spare.length)];
        for (int run = 1; run < count; run *= 2) {
            for (int from = 0; from + run < count; from += 2 * run)
                merge(distances, first, step, order, at + from, run, Math.min(2 * run, count - from));
        }
    }

    /** Merges two sorted runs, the second of which begins at {@code middle}. */
    private void merge(double[] distances, int first, int step, int[] order, int at, int middle, int count) {
        if (!(distance(distances, first, step, order[at + middle])
                > distance(distances, first, step, order[at + middle - 1]))) return;
        System.arraycopy(order, at, spare, 0, middle);
        int left = 0;
        int right = at + middle;
        int end = at + count;
        int to = at;
        while (left < middle && right < end) {
            boolean isFarther =
                    distance(distances, first, step, order[right]) > distance(distances, first, step, spare[left]);
            order[to++] = isFarther ? order[right++] : spare[left++];
        }
        System.arraycopy(spare, left, order, to, middle - left);
    }

    private static double distance(double[] distances, int first, int step, int index) {
        return distances[first + step * index];
    }
}
