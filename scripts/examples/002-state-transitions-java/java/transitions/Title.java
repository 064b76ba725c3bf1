package transitions;

import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.script.StateTask;

/** The title fades in, waits and fades out. Each state is a method; to change the state, set another method. */
final class Title extends StateTask {
    private static final int FADE = 45;
    private static final int SHOWN = 120;

    private double alpha;
    private int shown;

    Title() {
        setState(this::fadeIn);
    }

    /** Runs in each tick; the next state runs from the next tick on. */
    private boolean fadeIn(double dt) {
        alpha = Math.min(1, alpha + 1.0 / FADE);
        if (alpha == 1) setState(this::idle);
        return true;
    }

    private boolean idle(double dt) {
        shown++;
        if (shown >= SHOWN || game().pad(1).isPressed("fire")) setState(this::fadeOut);
        return true;
    }

    /** Returns false at the end, which ends the task and its drawing. */
    private boolean fadeOut(double dt) {
        alpha = Math.max(0, alpha - 1.0 / FADE);
        return alpha > 0;
    }

    @Override
    public void draw(DrawList list) {
        int line = Colors.withAlpha(0x9878D0, alpha);
        list.rect(0, 84, 320, 1, line);
        list.text("S T A T E S", 28, 100, Colors.withAlpha(0xFFE0A8, alpha), 3);
        list.rect(0, 136, 320, 1, line);
        list.text("one function after the other", 48, 148, Colors.withAlpha(0x9890C8, alpha));
    }
}
