package kodama.sound.file;

import java.util.Arrays;
import java.util.Random;

/** Damages a file: changes some bytes, removes or repeats a section, or cuts off the end. */
public final class Mutation {
    private Mutation() {}

    public static byte[] of(byte[] good, Random random) {
        byte[] file = good.clone();
        for (int i = random.nextInt(8); i >= 0; i--) file[place(file, random)] = (byte) random.nextInt(256);
        if (random.nextInt(4) == 0) file = Arrays.copyOf(file, random.nextInt(file.length + 1));
        if (file.length > 0 && random.nextInt(4) == 0) file = moved(file, random);
        return file;
    }

    /** Returns a random offset, more often in the header, where changes have a larger effect. */
    private static int place(byte[] file, Random random) {
        return random.nextInt(random.nextBoolean() ? Math.min(64, file.length) : file.length);
    }

    private static byte[] moved(byte[] file, Random random) {
        int from = random.nextInt(file.length);
        int length = random.nextInt(file.length - from);
        int to = random.nextInt(file.length - length);
        System.arraycopy(file, from, file, to, length);
        return file;
    }
}
