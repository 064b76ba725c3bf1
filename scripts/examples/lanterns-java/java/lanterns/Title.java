package lanterns;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** The first scene: the title with its menu. After a game, the field {@code last} is its score. */
public final class Title extends JavaTask {
    private static final int INK = 0xFF7068A0;

    private int record;
    private int ticks;

    /** Called by the game when the scene starts. */
    public Title() {}

    @Override
    protected void start() {
        record = Best.score(game());
        spawn(new Menu(
                130,
                new Menu.Row("PLAY", () -> game().changeScene(Play.class.getName())),
                new Menu.Row("RESTART", () -> game().softReset()),
                new Menu.Row("QUIT", () -> game().quit())));
    }

    @Override
    protected boolean update(double dt) {
        ticks++;
        return true;
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF100C20);
        list.disc(80, 62, 16 + ticks / 20 % 2, 0xFF402018);
        list.disc(80, 62, 11, 0xFFC84020);
        list.disc(80, 62, 6, 0xFFFFB040);
        list.text("LANTERNS", 16, 20, 0xFFFFE0A0, 2);
        list.text("BEST " + record, 58, 92, INK);
        int last = (int) number("last", -1);
        if (last >= 0) list.text("LAST " + last, 58, 104, INK);
        list.text("ARROWS, Z, ENTER", 16, 184, INK);
    }
}
