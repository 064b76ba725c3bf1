package mygame;

import java.util.List;
import kodama.draw.DrawList;
import kodama.input.Pad;
import kodama.script.JavaTask;

/** The title screen: a menu with three items. */
public final class Title extends JavaTask {
    private static final List<String> ENTRIES = List.of("PLAY", "OPTIONS", "QUIT");

    private int chosen;
    private double best;

    @Override
    protected void start() {
        best = game().saves().read("best", 0);
    }

    @Override
    protected boolean update(double dt) {
        Pad pad = game().pad(1);
        if (pad.isPressed("up")) chosen = Math.max(0, chosen - 1);
        if (pad.isPressed("down")) chosen = Math.min(2, chosen + 1);
        if (pad.isPressed("fire")) choose();
        return true; // false ends the task
    }

    private void choose() {
        if (chosen == 0) game().changeScene("mygame.Play");
        if (chosen == 1) game().options().open();
        if (chosen == 2) game().quit();
    }

    @Override
    public void draw(DrawList list) {
        list.text(game().title(), 60, 20, 0xFFFFE080);
        list.text("BEST " + (int) best, 60, 32, 0xFF808080);
        for (int i = 0; i < 3; i++) list.text(ENTRIES.get(i), 60, 60 + 12 * i, i == chosen ? 0xFFFFFFFF : 0xFF808080);
    }
}
