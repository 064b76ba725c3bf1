package kodama.sound.vorbis;

import java.util.Arrays;
import java.util.List;
import kodama.sound.file.ByteSearch;

/**
 * A Vorbis stream of an Ogg file, with an index for seeking. Its frames are numbered from the beginning of its first
 * packet; those before {@code skipped}, and those from {@code skipped + frames} on, are not part of the sound.
 *
 * <p>The length is the difference between the positions of the last page and the first. The last packet of a stream is
 * usually longer than what is left of the sound.
 */
final class VorbisStream {
    /** Value for a page on which no packet starts. */
    private static final long NONE = -1;

    private final byte[] file;
    private final List<OggPage> pages;
    private final VorbisHeader header;
    private final VorbisComments comments;
    private final byte[] setupPacket;
    private final VorbisSetup setup;

    /** For each page, the number of frames up to the end of the first packet that starts on it. */
    private final long[] startFrames;

    /** For each page, the number of frames up to the end of the last packet that ends on it. */
    private final long[] endFrames;

    private long decoded;
    private long skipped;
    private long frames;

    /**
     * Reads the headers and the sizes of all packets.
     *
     * @param pages the pages of the stream
     * @throws IllegalArgumentException if the stream is broken
     */
    VorbisStream(byte[] file, List<OggPage> pages) {
        this.file = file;
        this.pages = pages;
        checkSequence();
        PacketReader packets = new PacketReader(file, pages, 0);
        header = VorbisHeader.of(header(packets, VorbisHeader.START, "first header is"));
        comments = new VorbisComments(header(packets, VorbisComments.START, "comments are"));
        setupPacket = header(packets, VorbisSetup.START, "setup header is");
        if (!packets.endsPage())
            throw new IllegalArgumentException("its sound does not begin on a new page after the headers");
        setup = new VorbisSetup(header, setupPacket);
        startFrames = filled(pages.size());
        endFrames = filled(pages.size());
        readPackets(packets);
        trim();
    }

    private static long[] filled(int length) {
        long[] values = new long[length];
        Arrays.fill(values, NONE);
        return values;
    }

    private void checkSequence() {
        for (int i = 1; i < pages.size(); i++) {
            int expected = pages.get(i - 1).sequence() + 1;
            if (pages.get(i).sequence() != expected)
                throw new IllegalArgumentException("before the page at byte %d, page %s of its stream is missing"
                        .formatted(pages.get(i).at(), Integer.toUnsignedString(expected)));
        }
    }

    private static byte[] header(PacketReader packets, byte[] start, String name) {
        if (!packets.next() || !ByteSearch.matches(packets.copy(), 0, start))
            throw new IllegalArgumentException("its " + name + " missing");
        return packets.copy();
    }

    private void readPackets(PacketReader packets) {
        int before = 0;
        while (packets.next()) {
            if (!isAudio(packets)) continue;
            int size = setup.blockSize(packets.bytes()[packets.from()]);
            if (before > 0) decoded += (before + size) / 4;
            before = size;
            if (startFrames[packets.firstPage()] == NONE) startFrames[packets.firstPage()] = decoded;
            endFrames[packets.lastPage()] = decoded;
        }
    }

    /** Decoders ignore other packets. */
    private static boolean isAudio(PacketReader packets) {
        return packets.length() > 0 && (packets.bytes()[packets.from()] & 1) == 0;
    }

    /**
     * Computes the part of the frames that belongs to the sound. If the first page with a position is the last of the
     * stream, too, the end is cut off, otherwise the beginning.
     */
    private void trim() {
        int first = 0;
        while (first < pages.size() && !hasPosition(first)) first++;
        int last = pages.size() - 1;
        while (last >= first && !hasPosition(last)) last--;
        if (last < first) return;
        OggPage begin = pages.get(first);
        long start = begin.granule() - endFrames[first];
        if (start < 0) {
            skipped = begin.isLast() ? 0 : -start;
            start = 0;
        }
        frames = Math.max(0, Math.min(pages.get(last).granule() - start, decoded - skipped));
    }

    private boolean hasPosition(int page) {
        return pages.get(page).granule() >= 0 && endFrames[page] != NONE;
    }

    VorbisHeader header() {
        return header;
    }

    VorbisComments comments() {
        return comments;
    }

    VorbisSetup setup() {
        return setup;
    }

    /** Returns the length in frames. */
    long frames() {
        return frames;
    }

    /** Returns a new decoder, at no position. */
    PacketDecoder open(PacketDecoder.Factory decoders) {
        return decoders.open(header.packet(), setupPacket);
    }

    /**
     * Returns the page at which decoding must begin.
     *
     * @param frame a frame of the sound, from 0
     * @return index of the last page whose first packet ends at the frame or before it
     */
    int pageOf(long frame) {
        long wanted = frame + skipped;
        int best = -1;
        int low = 0;
        int high = pages.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int page = middle;
            while (page >= low && startFrames[page] == NONE) page--;
            if (page < low) low = middle + 1;
            else if (startFrames[page] <= wanted) {
                best = page;
                low = middle + 1;
            } else high = page - 1;
        }
        return Math.max(0, best);
    }

    /** Returns the number of frames of the sound before the end of the first packet of a page; can be negative. */
    long frameOf(int page) {
        return startFrames[page] - skipped;
    }

    /** Returns a reader of the audio packets that start on a page or after it. */
    AudioPackets packetsFrom(int page) {
        return new AudioPackets(new PacketReader(file, pages, page));
    }

    /** The audio packets of a stream from one on. */
    static final class AudioPackets {
        private final PacketReader packets;

        private AudioPackets(PacketReader packets) {
            this.packets = packets;
        }

        /**
         * Decodes the next packet.
         *
         * @return the number of frames, or -1 at the end
         */
        int decode(PacketDecoder decoder) {
            while (packets.next())
                if (isAudio(packets)) return decoder.decode(packets.bytes(), packets.from(), packets.length());
            return -1;
        }
    }
}
