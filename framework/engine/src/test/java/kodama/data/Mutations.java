package kodama.data;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/** Files that are damaged or malicious. */
public final class Mutations {
    private Mutations() {}

    /** Changes a content in some positions: bytes are replaced, doubled or removed, or the rest is cut off. */
    public static byte[] of(String content, Random random) {
        return of(content.getBytes(StandardCharsets.UTF_8), random);
    }

    /** Changes a binary content in the same way. */
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

    /** The first bytes of one content, followed by those of another from an index. */
    private static byte[] joined(byte[] first, int upTo, byte[] other, int from) {
        byte[] joined = Arrays.copyOf(first, upTo + other.length - from);
        System.arraycopy(other, from, joined, upTo, other.length - from);
        return joined;
    }
}
