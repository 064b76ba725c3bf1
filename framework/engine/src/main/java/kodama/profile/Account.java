package kodama.profile;

/** What was recorded by one key since the last frame; any thread adds, the game thread takes it all out. */
final class Account {
    final String thread;
    final String name;

    private long nanos;
    private long longest;
    private int count;

    Account(String thread, String name) {
        this.thread = thread;
        this.name = name;
    }

    synchronized void add(long time) {
        nanos += time;
        longest = Math.max(longest, time);
        count++;
    }

    /** Moves what there is into the row of a frame. */
    synchronized void drain(FrameRow row, int key) {
        row.set(key, nanos, longest, count);
        nanos = longest = count = 0;
    }
}
