package kodama.sound.vorbis;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import kodama.sound.Loop;
import kodama.sound.file.ByteSearch;
import org.jspecify.annotations.Nullable;

/** The comments of a Vorbis stream, of which only the loop is used. */
final class VorbisComments {
    static final byte[] START = ByteSearch.ascii("\3vorbis");

    /** Longer comments are pictures and the like. */
    private static final int LONGEST = 64;

    private static final int MAX_DIGITS = 15;

    private final Map<String, String> values = new HashMap<>();

    /**
     * Reads the header packet of comments.
     *
     * @throws IllegalArgumentException if a length in it is wrong
     */
    VorbisComments(byte[] packet) {
        ByteBuffer in = ByteBuffer.wrap(packet).order(ByteOrder.LITTLE_ENDIAN);
        in.position(START.length);
        skip(in, length(in)); // the vendor
        for (long left = unsigned(in); left > 0; left--) {
            int length = length(in);
            if (length <= LONGEST) add(new String(packet, in.position(), length, StandardCharsets.UTF_8));
            skip(in, length);
        }
    }

    private static long unsigned(ByteBuffer in) {
        if (in.remaining() < Integer.BYTES) throw new IllegalArgumentException("its comments are incomplete");
        return Integer.toUnsignedLong(in.getInt());
    }

    private static int length(ByteBuffer in) {
        long length = unsigned(in);
        if (length > in.remaining()) throw new IllegalArgumentException("its comments are incomplete");
        return (int) length;
    }

    private static void skip(ByteBuffer in, int bytes) {
        in.position(in.position() + bytes);
    }

    private void add(String comment) {
        int sign = comment.indexOf('=');
        if (sign > 0)
            values.putIfAbsent(comment.substring(0, sign).toUpperCase(Locale.ROOT), comment.substring(sign + 1));
    }

    /**
     * Returns the loop as RPG Maker and others mark it: from {@code LOOPSTART}, of {@code LOOPLENGTH} frames or up to
     * the frame {@code LOOPEND}, or to the end of the sound.
     *
     * @param frames length of the sound
     * @return null if no loop is marked, or if the marks are not within the sound
     */
    @Nullable
    Loop loop(long frames) {
        long start = number("LOOPSTART", -1);
        long length = number("LOOPLENGTH", -1);
        long end = length >= 0 ? start + length : number("LOOPEND", frames);
        return start >= 0 && start < end && end <= frames ? new Loop(start, end) : null;
    }

    private long number(String key, long missing) {
        String value = values.getOrDefault(key, "").strip();
        boolean isNumber = !value.isEmpty()
                && value.length() <= MAX_DIGITS
                && value.chars().allMatch(letter -> letter >= '0' && letter <= '9');
        return isNumber ? Long.parseLong(value) : missing;
    }
}
