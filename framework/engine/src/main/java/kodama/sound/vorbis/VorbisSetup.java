package kodama.sound.vorbis;

import kodama.base.Checks;
import kodama.sound.file.ByteSearch;

/**
 * Checks the setup header of a Vorbis stream before the decoder reads it. A file of some hundred bytes can ask for
 * gigabytes of tables, or for an endless loop; the limits are far above those of real encoders.
 *
 * @see <a href="https://xiph.org/vorbis/doc/Vorbis_I_spec.html#x1-620004.2.4">Vorbis I specification, 4.2.4: Setup
 *     header</a>
 */
final class VorbisSetup {
    static final byte[] START = ByteSearch.ascii("\5vorbis");

    /** Maximum number of values in the tables of a decoder; 16 MB. That of real files is at most 140,000. */
    static final long MAX_VALUES = 4_000_000;

    private final VorbisHeader header;
    private final BitReader in;
    private final VorbisCodebook[] books;
    private final long[] floors;
    private final long[] residues;
    private final long[] mappings;

    /** Whether packets of each mode are long blocks. */
    private final boolean[] isLong;

    private long values;

    /**
     * Reads a header packet that begins with {@link #START}.
     *
     * @throws IllegalArgumentException if it is broken or exceeds a limit
     */
    VorbisSetup(VorbisHeader header, byte[] packet) {
        this.header = header;
        in = new BitReader(packet, START.length);
        books = new VorbisCodebook[in.read(8) + 1];
        for (int i = 0; i < books.length; i++) {
            books[i] = VorbisCodebook.read(in, MAX_VALUES - values);
            add(books[i].values());
        }
        for (int left = in.read(6) + 1; left > 0; left--) kind("time", 0);
        floors = new long[in.read(6) + 1];
        for (int i = 0; i < floors.length; i++) floors[i] = kind("floor", 1) == 0 ? readFloor0() : readFloor1();
        residues = new long[in.read(6) + 1];
        for (int i = 0; i < residues.length; i++) residues[i] = readResidue(kind("residue", 2));
        mappings = new long[in.read(6) + 1];
        for (int i = 0; i < mappings.length; i++) mappings[i] = readMapping();
        isLong = new boolean[modes(in.read(6) + 1)];
        for (int i = 0; i < isLong.length; i++) isLong[i] = readMode();
        if (!in.readFlag()) throw new IllegalArgumentException("the end of its setup header is broken");
    }

    private void add(long more) {
        values += more;
        if (values > MAX_VALUES)
            throw new IllegalArgumentException("its setup header needs tables of more than " + MAX_VALUES + " values");
    }

    private int kind(String what, int most) {
        return Checks.between("the type of a " + what + " in its setup header", in.read(16), 0, most);
    }

    private int book() {
        return below("codebook", in.read(8), books.length);
    }

    private static int below(String what, int value, int count) {
        if (value < count) return value;
        throw new IllegalArgumentException(
                "its setup header uses " + what + " " + value + ", but the last one is " + (count - 1));
    }

    /** Returns the number of values that the decoder computes for each use of the floor. */
    private long readFloor0() {
        in.skip(8 + 16);
        int map = in.read(16);
        in.skip(6 + 8);
        for (int left = in.read(4) + 1; left > 0; left--) book();
        return 8L * map + header.longBlock();
    }

    private long readFloor1() {
        int[] classes = new int[in.read(5)];
        int most = -1;
        for (int i = 0; i < classes.length; i++) most = Math.max(most, classes[i] = in.read(4));
        int[] sizes = new int[most + 1];
        for (int i = 0; i < sizes.length; i++) sizes[i] = readFloorClass();
        in.skip(2);
        int bits = in.read(4);
        int points = 0;
        for (int each : classes) points += sizes[each];
        Checks.between("the number of points of a floor in its setup header", points, 0, 63);
        in.skip((long) points * bits);
        return 1024;
    }

    private int readFloorClass() {
        int size = in.read(3) + 1;
        int bits = in.read(2);
        if (bits > 0) book();
        for (int left = 1 << bits; left > 0; left--) {
            below("codebook", in.read(8) - 1, books.length);
        }
        return size;
    }

    private long readResidue(int kind) {
        int begin = in.read(24);
        int end = in.read(24);
        int most = header.longBlock() / 2 * (kind == 2 ? header.channels() : 1);
        Checks.between("the end of a residue in its setup header", end, begin, most);
        in.skip(24);
        int parts = in.read(6) + 1;
        VorbisCodebook phrases = books[book()];
        int stages = 0;
        for (int left = parts; left > 0; left--) {
            stages += Integer.bitCount(in.read(3));
            if (in.readFlag()) stages += Integer.bitCount(in.read(5));
        }
        for (int left = stages; left > 0; left--) book();
        return phrases.combinations(parts) * (phrases.dimensions() + 4L);
    }

    /** Returns the number of values for each mode that uses the mapping. */
    private long readMapping() {
        kind("mapping", 0);
        int submaps = in.readFlag() ? in.read(4) + 1 : 1;
        int bits = header.channels() - 1; // of a channel's number
        if (in.readFlag()) in.skip((in.read(8) + 1L) * 2 * bits);
        if (in.read(2) != 0) throw new IllegalArgumentException("a mapping in its setup header is broken");
        if (submaps > 1) for (int left = header.channels(); left > 0; left--) below("submap", in.read(4), submaps);
        long sum = 0;
        for (int left = submaps; left > 0; left--) {
            in.skip(8); // the time
            sum += floors[below("floor", in.read(8), floors.length)];
            sum += residues[below("residue", in.read(8), residues.length)];
        }
        return sum;
    }

    /** The decoder supports only powers of two; encoders use one or two modes. */
    private static int modes(int count) {
        if (Integer.bitCount(count) == 1) return count;
        throw new IllegalArgumentException("its number of modes must be a power of two but was " + count);
    }

    private boolean readMode() {
        boolean isLong = in.readFlag();
        if (in.read(16) != 0 || in.read(16) != 0)
            throw new IllegalArgumentException("a mode in its setup header is broken");
        add(mappings[below("mapping", in.read(8), mappings.length)]);
        return isLong;
    }

    /**
     * Returns the block size of an audio packet, in frames.
     *
     * @param first the first byte of the packet
     */
    int blockSize(int first) {
        int mode = first >> 1 & isLong.length - 1;
        return isLong[mode] ? header.longBlock() : header.shortBlock();
    }

    /** Returns the number of values in the decoder's tables. */
    long values() {
        return values;
    }
}
