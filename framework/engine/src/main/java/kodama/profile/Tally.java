package kodama.profile;

/** Adds up the frames of one key. */
final class Tally {
    private final Percentiles percentiles;
    private long frames;
    private long nanos;
    private long most;
    private long least;
    private long count;
    private int mostCount;
    private int leastCount;
    private long longest;
    private long framesOver;
    private long nanosOver;

    Tally(Percentiles percentiles) {
        this.percentiles = percentiles;
    }

    /** Frames in which there was no such key yet. */
    void addEmpty(long before) {
        percentiles.addZeros(before);
        frames += before;
    }

    void add(FrameRow row, int key) {
        long time = row.nanos(key);
        int records = row.count(key);
        least = frames == 0 ? time : Math.min(least, time);
        leastCount = frames == 0 ? records : Math.min(leastCount, records);
        most = Math.max(most, time);
        mostCount = Math.max(mostCount, records);
        longest = Math.max(longest, row.longest(key));
        nanos += time;
        count += records;
        frames++;
        percentiles.add(time);
        if (time > row.threshold) addOver(time);
    }

    private void addOver(long time) {
        framesOver++;
        nanosOver += time;
    }

    Summary summary(int key, Account account) {
        return new Summary(
                key,
                account.thread,
                account.name,
                frames,
                new Spread(nanos, most, least),
                new Spread(count, mostCount, leastCount),
                longest,
                percentiles.at(95),
                percentiles.at(99),
                new Summary.Over(framesOver, nanosOver));
    }

    void clear() {
        frames = nanos = most = least = count = longest = framesOver = nanosOver = 0;
        mostCount = leastCount = 0;
        percentiles.clear();
    }
}
