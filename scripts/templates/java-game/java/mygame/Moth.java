package mygame;

import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.script.JavaTask;

/** Flies down to the lamp. */
final class Moth extends JavaTask {
    @Override
    protected void start() {
        put("hits", "lamp"); // touching the moth hits the lamp
        setHitbox(Hitbox.circle(2));
        put("x", game().random().nextInt(game().width()));
    }

    @Override
    protected boolean update(double dt) {
        put("y", y() + 1);
        if (y() < game().height()) return true;
        game().find("lamp").ifPresent(lamp -> lamp.signal("missed", null));
        return false;
    }

    @Override
    protected void onEvent(String event, Object sent) {
        if (event.equals("touch")) kill();
    }

    @Override
    public void draw(DrawList list) {
        list.rect(x() - 2, y() - 1, 4, 2, 0xFFC0B0A0);
    }
}
