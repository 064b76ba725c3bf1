package hammer;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** Shows the best scores and enters those that Lua broadcasts. The task finds the subsystem by its class. */
public final class Board extends JavaTask {
    private static final int PAPER = 0xFF243050;
    private static final int INK = 0xFFE0E8FF;
    private static final int LINE = 10;

    /** Called by Lua, which sets the position. */
    public Board() {}

    @Override
    protected void onEvent(String event, Object argument) {
        if (event.equals("score") && argument instanceof Double score)
            subsystem(Scores.class).enter(score);
    }

    @Override
    public void draw(DrawList list) {
        double x = number("x", 0);
        double y = number("y", 0);
        list.rect(x, y, 128, 56, PAPER);
        int line = 0;
        for (double score : subsystem(Scores.class).best()) {
            list.text("%3.0f".formatted(score), x + 12, y + 4 + LINE * line++, INK);
        }
    }

    @Override
    protected boolean update(double dt) {
        return true;
    }
}
