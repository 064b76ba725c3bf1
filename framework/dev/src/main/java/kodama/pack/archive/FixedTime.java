package kodama.pack.archive;

/**
 * When all files of an archive were changed, as they say: midnight on the first of January 1980, where the time of zip
 * files begins. The true time would make each archive another one.
 */
final class FixedTime {
    /** In UTC, since the first second of 1970. */
    static final long SECONDS = 315_532_800L;

    /** The date in the upper half: day in five bits, month in four, years since 1980. In an unknown time zone. */
    static final int IN_ZIP = (1 << 5 | 1) << 16;

    private FixedTime() {}
}
