package kodama.profile;

/** Who wants how much measured; any thread. */
final class ProfilingRequests {
    private final int[] counts = new int[ProfilingLevel.values().length];
    private volatile ProfilingLevel deepest = ProfilingLevel.OFF;

    ProfilingLevel highest() {
        return deepest;
    }

    ProfilingRequest add(ProfilingLevel depth) {
        change(depth, 1);
        return new ProfilingRequest() {
            private boolean isOpen = true;

            @Override
            public synchronized void close() {
                if (isOpen) change(depth, -1);
                isOpen = false;
            }
        };
    }

    private synchronized void change(ProfilingLevel depth, int by) {
        counts[depth.ordinal()] += by;
        ProfilingLevel found = ProfilingLevel.OFF;
        for (ProfilingLevel each : ProfilingLevel.values()) if (counts[each.ordinal()] > 0) found = each;
        deepest = found;
    }
}
