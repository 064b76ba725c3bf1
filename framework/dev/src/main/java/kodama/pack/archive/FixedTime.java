package kodama.pack.archive;

/**
 * The modification time of all files in archives: January 1, 1980, 0:00, the earliest time in zip files. With the real
 * times, each archive would be different.
 */
final class FixedTime {
    /** Seconds since 1970, in UTC. */
    static final long SECONDS = 315_532_800L;

    /** MS-DOS format without a time zone. The upper half is the date: 5 bits day, 4 bits month, years since 1980. */
    static final int IN_ZIP = (1 << 5 | 1) << 16;

    private FixedTime() {}
}
