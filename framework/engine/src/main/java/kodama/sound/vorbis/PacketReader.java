package kodama.sound.vorbis;

import java.util.Arrays;
import java.util.List;

/** Reads the packets of one stream of an Ogg file. A packet can extend over several pages. */
final class PacketReader {
    /** Length of a segment that does not end its packet. */
    private static final int FULL = 255;

    private final byte[] file;
    private final List<OggPage> pages;
    private int page;
    private int segment;
    private int at;

    private byte[] bytes = {};
    private byte[] joined = {};
    private int from;
    private int length;
    private int firstPage;

    /**
     * Creates a reader.
     *
     * @param file the file
     * @param pages the pages of the stream
     * @param page index of the page on which the first packet starts; a packet that this page continues is skipped
     */
    PacketReader(byte[] file, List<OggPage> pages, int page) {
        this.file = file;
        this.pages = pages;
        this.page = page - 1;
        segment = Integer.MAX_VALUE;
    }

    /**
     * Reads the next packet.
     *
     * @return false at the end of the stream; an incomplete packet there is ignored
     */
    boolean next() {
        length = 0;
        boolean isStarted = false;
        boolean ends = false;
        while (!ends) {
            while (page < 0 || segment >= pages.get(page).segments()) if (!turn(isStarted)) return false;
            if (!isStarted) firstPage = page;
            int begin = at;
            ends = takeSegments();
            if (ends && !isStarted) refer(begin);
            else join(begin);
            isStarted = true;
        }
        return true;
    }

    /** Goes over the segments of the current page that belong to the packet. Returns whether it ends there. */
    private boolean takeSegments() {
        OggPage here = pages.get(page);
        int size = FULL;
        while (size == FULL && segment < here.segments()) {
            size = here.segment(file, segment++);
            at += size;
        }
        return size < FULL;
    }

    private boolean turn(boolean isStarted) {
        if (page + 1 >= pages.size()) return false;
        OggPage next = pages.get(++page);
        segment = 0;
        at = next.body();
        if (isStarted && !next.isContinued())
            throw new IllegalArgumentException("the page at byte %d does not continue a packet".formatted(next.at()));
        if (!isStarted && next.isContinued()) takeSegments();
        return true;
    }

    private void refer(int begin) {
        bytes = file;
        from = begin;
        length = at - begin;
    }

    private void join(int begin) {
        int more = at - begin;
        if (joined.length < length + more) joined = Arrays.copyOf(joined, 2 * (length + more));
        System.arraycopy(file, begin, joined, length, more);
        bytes = joined;
        from = 0;
        length += more;
    }

    /** Returns the array that contains the packet; valid until the next one is read. */
    byte[] bytes() {
        return bytes;
    }

    /** Returns the offset of the packet in {@link #bytes}. */
    int from() {
        return from;
    }

    /** Returns the number of bytes of the packet. */
    int length() {
        return length;
    }

    /** Returns a copy of the packet. */
    byte[] copy() {
        return Arrays.copyOfRange(bytes, from, from + length);
    }

    /** Returns the index of the page on which the packet starts. */
    int firstPage() {
        return firstPage;
    }

    /** Returns the index of the page on which the packet ends. */
    int lastPage() {
        return page;
    }

    /** Returns whether no other packet follows on the page on which the packet ends. */
    boolean endsPage() {
        return segment >= pages.get(page).segments();
    }
}
