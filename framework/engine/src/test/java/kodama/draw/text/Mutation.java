package kodama.draw.text;

import java.util.Arrays;
import java.util.Random;

/** Damaged or malicious files: some bytes are changed, or the end is cut off. */
public final class Mutation {
    private Mutation() {}

    public static byte[] of(byte[] file, Random random) {
        byte[] changed = file.clone();
        for (int i = random.nextInt(8); i >= 0; i--)
            changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
        return random.nextInt(6) == 0 ? Arrays.copyOf(changed, random.nextInt(changed.length)) : changed;
    }
}
