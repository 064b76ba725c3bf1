package mygame;

import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.script.PhaseTask;
import kodama.task.Phase;

/** A lamp that the player moves, and a moth every half second. Three moths that get past it end the game. */
public final class Play extends PhaseTask {
    private int caught;
    private int lives = 3;

    public Play() {
        in(Phase.INIT, this::begin);
        in(Phase.MAIN, this::play);
        in(Phase.END, this::over);
    }

    private boolean begin(double dt) {
        setGroup("lamp");
        setHitbox(Hitbox.circle(8));
        put("x", 80);
        put("y", 60);
        setPhase(Phase.MAIN);
        return true;
    }

    private boolean play(double dt) {
        put("x", x() + 2 * game().axis("x", 1));
        put("y", y() + 2 * game().axis("y", 1));
        if (time().tick() % 30 == 0) spawn(new Moth());
        return true;
    }

    private boolean over(double dt) {
        if (game().pad(1).isPressed("fire")) game().reset(); // restart with the title
        return true;
    }

    @Override
    protected void onEvent(String event, Object sent) {
        if (phase() != Phase.MAIN) return;
        if (event.equals("hit")) caught++;
        if (event.equals("missed") && --lives == 0) end();
    }

    private void end() {
        if (caught > game().saves().read("best", 0)) game().saves().write("best", caught);
        setPhase(Phase.END);
    }

    @Override
    public void draw(DrawList list) {
        list.disc(x(), y(), 8, 0xFFFFE080);
        list.text("MOTHS " + caught + "  LIVES " + lives, 4, 4, 0xFFFFFFFF);
        if (phase() == Phase.END) list.text("GAME OVER", 60, 56, 0xFFFFFFFF);
    }
}
