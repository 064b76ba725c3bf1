package kodama.profile;

/** Which time so many of 100 frames kept. */
interface Percentiles {
    void add(long nanos);

    /** The time that so many of 100 kept; 0 if there are none. */
    long at(int percent);

    void clear();
}
