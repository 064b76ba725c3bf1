package kodama.script.task;

import kodama.lua.bind.Key;
import kodama.lua.bind.Lua;

/** The names of the fields that a frame reads of each task. */
public final class Names {
    final Key x;
    final Key y;
    final Key sprite;
    final Key frame;
    final Key scale;
    final Key rotation;
    final Key flipX;
    final Key flipY;
    final Key alpha;
    final Key tint;
    final Key visible;
    final Key draw;
    final Key hitbox;
    final Key hits;
    final Key damage;

    private final Lua lua;

    Names(Lua lua) {
        this.lua = lua;
        x = of("x");
        y = of("y");
        sprite = of("sprite");
        frame = of("frame");
        scale = of("scale");
        rotation = of("rotation");
        flipX = of("flip_x");
        flipY = of("flip_y");
        alpha = of("alpha");
        tint = of("tint");
        visible = of("visible");
        draw = of("draw");
        hitbox = of("hitbox");
        hits = of("hits");
        damage = of("damage");
    }

    /**
     * Gives the name of any field.
     *
     * @param name the name
     * @return it as scripts have it; quick from the second time on
     */
    public Key of(String name) {
        return lua.key(name);
    }
}
