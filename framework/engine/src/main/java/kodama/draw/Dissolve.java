package kodama.draw;

/**
 * Which pixels of a sprite vanish: those where the threshold picture is darker than the amount. The threshold picture
 * is stretched over the sprite. Immutable.
 */
public final class Dissolve {
    private final Image thresholds;
    /** Pixels with a threshold below this vanish; 0 to 256. */
    final int level;

    /**
     * Creates it.
     *
     * @param thresholds its red channel is used; the darkest pixels vanish first
     * @param amount 0, nothing has vanished, to 1, everything; other values are limited to this range
     */
    public Dissolve(Image thresholds, double amount) {
        this.thresholds = thresholds;
        this.level = (int) (Math.max(0, Math.min(1, amount)) * 256 + 0.5);
    }

    /** Returns whether nothing is left. */
    boolean isWhole() {
        return level >= 256;
    }

    Image thresholds() {
        return thresholds;
    }

    /** Returns the thresholds, 0 to 255, for a picture of a size, row-major. */
    int[] thresholds(int width, int height) {
        return thresholds.thresholds(width, height);
    }
}
