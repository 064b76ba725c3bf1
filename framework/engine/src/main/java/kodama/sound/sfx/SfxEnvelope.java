package kodama.sound.sfx;

/** How loud an effect is: it swells, stays, fades. */
final class SfxEnvelope {
    private static final double SLOWEST = 100_000;

    private final int[] lengths;
    private final double punch;
    private int stage;
    private int age;

    SfxEnvelope(Sfx sfx) {
        punch = sfx.get(SfxField.PUNCH);
        lengths = new int[] {
            length(sfx.get(SfxField.ATTACK)), length(sfx.get(SfxField.SUSTAIN)), length(sfx.get(SfxField.DECAY))
        };
    }

    private static int length(double value) {
        return (int) (value * value * SLOWEST);
    }

    /** How many samples it has. */
    int longest() {
        return lengths[0] + lengths[1] + lengths[2];
    }

    /** Goes on by a sample; false when all is over. */
    boolean next() {
        age++;
        while (stage < lengths.length && age > lengths[stage]) {
            stage++;
            age = 1;
        }
        return stage < lengths.length;
    }

    /** How loud it is; above 1 with a punch. */
    double level() {
        double share = age / (double) lengths[stage];
        return switch (stage) {
            case 0 -> share;
            case 1 -> 1 + (1 - share) * 2 * punch;
            default -> 1 - share;
        };
    }
}
