package kodama.script;

/**
 * A movie of 48 pictures, which is shown at the rate in its field {@code movie_rate} and then restores the game's rate.
 */
public final class Movie extends JavaTask {
    private static final int PICTURES = 48;

    private int picture;

    /** Creates the task. */
    public Movie() {}

    @Override
    protected boolean update(double dt) {
        int rate = (int) number("movie_rate", 0);
        if (picture == 0) begin(rate);
        if (++picture > PICTURES) return false;
        put("picture", picture);
        sleep((double) time().baseRate() / rate);
        return true;
    }

    private void begin(int rate) {
        int before = time().frameRate();
        onFinish(() -> game().setFrameRate(before));
        game().setFrameRate(rate);
    }
}
