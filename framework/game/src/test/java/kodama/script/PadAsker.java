package kodama.script;

/** Logs in each of its ticks whether fire is down, and after how many ticks it was pressed. */
public final class PadAsker extends JavaTask {
    /** Created by the game. */
    public PadAsker() {}

    @Override
    protected boolean update(double dt) {
        if (game().pad(1).isDown("fire")) log().info(string("label", "paused") + " " + time().tick());
        return true;
    }
}
