package kodama.profile;

/** The active requests for measurements. Thread-safe. */
final class ProfilingRequests {
    private final int[] counts = new int[ProfilingLevel.values().length];
    private volatile ProfilingLevel deepest = ProfilingLevel.OFF;

    ProfilingLevel highest() {
        return deepest;
    }

    ProfilingRequest add(ProfilingLevel level) {
        change(level, 1);
        return new ProfilingRequest() {
            private boolean isOpen = true;

            @Override
            public synchronized void close() {
                if (isOpen) change(level, -1);
                isOpen = false;
            }
        };
    }

    private synchronized void change(ProfilingLevel level, int by) {
        counts[level.ordinal()] += by;
        ProfilingLevel found = ProfilingLevel.OFF;
        for (ProfilingLevel each : ProfilingLevel.values()) if (counts[each.ordinal()] > 0) found = each;
        deepest = found;
    }
}
