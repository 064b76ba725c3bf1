package kodama.replay;

import java.util.Arrays;
import java.util.Random;

/** Damages replays at random, as disks, editors and attackers do. */
final class ReplayMutator {
    /** Values at the edges of what a length or a number may be. */
    private static final int[] EDGES = {
        0, 1, -1, 2, 4, 28, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 64 << 10, 64 << 20, 256 << 20, Integer.MAX_VALUE, 1 << 31
    };

    private static final int[] LENGTHS_AT = {12, 16, 20};

    private final Random random;

    ReplayMutator(Random random) {
        this.random = random;
    }

    /** Returns a damaged copy; in half of the cases with correct checksums. */
    byte[] mutated(byte[] original) {
        byte[] content = original;
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) content = changed(content);
        boolean isRepaired = random.nextBoolean() && content.length > 32;
        return isRepaired ? ReplayBytes.of(withLength(content)).repaired() : content;
    }

    private byte[] changed(byte[] content) {
        if (content.length == 0) return new byte[random.nextInt(50)];
        return switch (random.nextInt(8)) {
            case 0 -> flipped(content);
            case 1 -> Arrays.copyOf(content, random.nextInt(content.length));
            case 2 -> inserted(content);
            case 3 -> without(content);
            case 4 -> swapped(content);
            case 5 -> withEdge(content, random.nextInt(content.length));
            case 6 -> withEdge(content, LENGTHS_AT[random.nextInt(LENGTHS_AT.length)]);
            default -> withDigitsChanged(content);
        };
    }

    private static byte[] flip(byte[] content, int bit) {
        content[bit / 8] ^= (byte) (1 << bit % 8);
        return content;
    }

    private byte[] flipped(byte[] original) {
        byte[] content = original.clone();
        for (int bits = 1 + random.nextInt(4); bits > 0; bits--) flip(content, random.nextInt(content.length * 8));
        return content;
    }

    private byte[] inserted(byte[] content) {
        byte[] more = new byte[1 + random.nextInt(40)];
        if (random.nextBoolean()) random.nextBytes(more);
        int at = random.nextInt(content.length + 1);
        byte[] longer = Arrays.copyOf(content, content.length + more.length);
        System.arraycopy(content, at, longer, at + more.length, content.length - at);
        System.arraycopy(more, 0, longer, at, more.length);
        return longer;
    }

    private byte[] without(byte[] content) {
        int at = random.nextInt(content.length);
        int length = 1 + random.nextInt(Math.min(40, content.length - at));
        byte[] shorter = Arrays.copyOf(content, content.length - length);
        System.arraycopy(content, at + length, shorter, at, content.length - at - length);
        return shorter;
    }

    private byte[] swapped(byte[] original) {
        byte[] content = original.clone();
        int length = 1 + random.nextInt(Math.max(1, content.length / 4));
        int first = random.nextInt(content.length - length + 1);
        int second = random.nextInt(content.length - length + 1);
        System.arraycopy(original, first, content, second, length);
        System.arraycopy(original, second, content, first, length);
        return content;
    }

    private byte[] withEdge(byte[] content, int at) {
        if (at > content.length - 4) return flipped(content);
        return ReplayBytes.of(content)
                .set(at, EDGES[random.nextInt(EDGES.length)])
                .content();
    }

    /** Changes small numbers a little, as lengths and counts of the header are. */
    private byte[] withDigitsChanged(byte[] original) {
        byte[] content = original.clone();
        int at = random.nextInt(Math.min(content.length, 200));
        content[at] += (byte) (random.nextInt(5) - 2);
        return content;
    }

    /** Often corrects the length of the compressed body, so that the body itself is read. */
    private byte[] withLength(byte[] content) {
        ReplayBytes bytes = ReplayBytes.of(content);
        int length = content.length - 4 - bytes.headerEnd();
        return length < 0 || random.nextInt(4) == 0
                ? content
                : bytes.set(16, length).content();
    }
}
