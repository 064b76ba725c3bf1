package lamplight;

import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** The title: starts a new game or continues the saved one. */
public final class Title extends JavaTask {
    private static final int HELP = 0xFFA8A0C0;

    private Party saved;

    /** Called by the game when the scene starts. */
    public Title() {}

    @Override
    protected void start() {
        saved = Party.saved(game());
    }

    @Override
    protected boolean update(double dt) {
        boolean goesOn = saved != null && game().pad(1).isPressed("bomb");
        if (goesOn) saved.share(game());
        if (goesOn || game().pad(1).isPressed("fire")) game().changeScene(Field.class.getName());
        return true;
    }

    @Override
    public void draw(DrawList list) {
        list.fill(0xFF302048);
        list.text("LAMPLIGHT", 48, 50, 0xFFF0E8D0, 2);
        list.text("Z NEW GAME", 80, 90, HELP);
        list.text(saved == null ? "X NOTHING SAVED" : "X CONTINUE", 80, 102, HELP);
    }
}
