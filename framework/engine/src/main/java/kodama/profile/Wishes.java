package kodama.profile;

/** Who wants how much measured; any thread. */
final class Wishes {
    private final int[] counts = new int[Depth.values().length];
    private volatile Depth deepest = Depth.OFF;

    Depth deepest() {
        return deepest;
    }

    Wish add(Depth depth) {
        change(depth, 1);
        return new Wish() {
            private boolean isOpen = true;

            @Override
            public synchronized void close() {
                if (isOpen) change(depth, -1);
                isOpen = false;
            }
        };
    }

    private synchronized void change(Depth depth, int by) {
        counts[depth.ordinal()] += by;
        Depth found = Depth.OFF;
        for (Depth each : Depth.values()) if (counts[each.ordinal()] > 0) found = each;
        deepest = found;
    }
}
