package kodama.profile;

/** Which time so many of 100 frames kept. */
interface Percentiles {
    void add(long nanos);

    /** Adds so many that took no time. */
    void addZeros(long times);

    /** The shortest time that so many of 100 kept; 0 if there are none. */
    long at(int percent);

    /** Where that stands among so many in order: the 95th of 100, from 0. */
    static long rank(long count, int percent) {
        return Math.max(0, (count * percent + 99) / 100 - 1);
    }

    void clear();
}
