package kodama.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kodama.profile.ProfileKeys.Accumulator;
import kodama.profile.Summary.Spread;

/** Accumulates frames by key. */
final class FrameTotals {
    private final ProfileKeys profileKeys;
    private final Supplier<Percentiles> percentiles;
    private final List<KeyTotals> totals = new ArrayList<>();
    private long frames;

    FrameTotals(ProfileKeys profileKeys, Supplier<Percentiles> percentiles) {
        this.profileKeys = profileKeys;
        this.percentiles = percentiles;
    }

    void add(FrameRow row) {
        while (totals.size() < row.keys()) open();
        for (int key = 0; key < row.keys(); key++) totals.get(key).add(row, key);
        frames++;
    }

    private void open() {
        KeyTotals tally = new KeyTotals(percentiles.get());
        tally.addEmpty(frames);
        totals.add(tally);
    }

    Summary summary(int key) {
        Accumulator account = profileKeys.get(key);
        return key < totals.size()
                ? totals.get(key).summary(key, account)
                : Summary.empty(key, account.thread, account.name);
    }

    /** Summaries of the keys with at least one record. */
    List<Summary> summaries() {
        List<Summary> all = new ArrayList<>();
        for (int key = 0; key < totals.size(); key++) all.add(summary(key));
        all.removeIf(summary -> summary.count().sum() == 0);
        return all;
    }

    long frames() {
        return frames;
    }

    void clear() {
        for (KeyTotals tally : totals) tally.clear();
        frames = 0;
    }

    /** Accumulates the frames of one key. */
    private static final class KeyTotals {
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

        KeyTotals(Percentiles percentiles) {
            this.percentiles = percentiles;
        }

        /** Adds the frames before the key existed. */
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

        Summary summary(int key, Accumulator account) {
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
}
