package kodama.data;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Files as a broken disk or a stranger may leave them. */
public final class Mutations {
    private Mutations() {}

    /** A content changed in some places: bytes replaced, doubled, left out, or all behind one cut off. */
    public static byte[] of(String content, Random random) {
        return of(content.getBytes(StandardCharsets.UTF_8), random);
    }

    /** The same of a content that is no text. */
    public static byte[] of(byte[] content, Random random) {
        byte[] changed = content;
        for (int times = 1 + random.nextInt(4); times > 0; times--) changed = once(changed, random);
        return changed;
    }

    private static byte[] once(byte[] content, Random random) {
        if (content.length == 0) return new byte[] {(byte) random.nextInt(256)};
        int at = random.nextInt(content.length);
        int end = at + random.nextInt(Math.min(20, content.length - at) + 1);
        return switch (random.nextInt(5)) {
            case 0 -> Arrays.copyOf(content, at);
            case 1 -> joined(content, at, content, end);
            case 2 -> joined(content, end, content, at);
            case 3 -> joined(content, at, content, random.nextInt(content.length));
            default -> {
                byte[] copy = content.clone();
                copy[at] = (byte) random.nextInt(256);
                yield copy;
            }
        };
    }

    /** The first bytes of one, and those of another from a place on. */
    private static byte[] joined(byte[] first, int upTo, byte[] other, int from) {
        byte[] joined = Arrays.copyOf(first, upTo + other.length - from);
        System.arraycopy(other, from, joined, upTo, other.length - from);
        return joined;
    }
}
