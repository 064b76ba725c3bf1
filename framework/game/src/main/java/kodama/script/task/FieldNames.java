package kodama.script.task;

import kodama.lua.bind.FieldKey;
import kodama.lua.bind.FieldSlots;
import kodama.lua.bind.Lua;

/**
 * The names of the fields that are read of each task in each frame, with bits for those that most tasks do not have.
 *
 * <p>A task records which of these fields its table has ever had, so that the others need not be looked up.
 */
public final class FieldNames {
    static final int NOTHING = 0;
    static final int VISIBLE = 1;
    static final int SPRITE = 2;
    static final int FRAME = 4;
    static final int DRAW = 8;
    static final int HITBOX = 16;
    static final int HITS = 32;

    /** Any field that changes how a sprite looks, apart from those of {@link #SHAPE}. */
    static final int LOOK = 64;

    static final int GRAZE = 128;
    static final int HITBOX_TURNS = 256;

    /** Any of the less common fields that change how a sprite looks: shape, origin, fill, palette, dissolving. */
    static final int SHAPE = 512;

    /** Any handler of an event of animations. */
    static final int ANIMATION_HANDLER = 1024;

    static final int ANY_LOOK = LOOK | SHAPE;

    // indexes of the slots of a body
    static final int BODY_X = 0;
    static final int BODY_Y = 1;
    static final int BODY_HITBOX = 2;
    static final int BODY_HITS = 3;

    final FieldKey x;
    final FieldKey y;
    final FieldKey sprite;
    final FieldKey frame;
    final FieldKey scale;
    final FieldKey scaleX;
    final FieldKey scaleY;
    final FieldKey origin;
    final FieldKey skew;
    final FieldKey rotation;
    final FieldKey flipX;
    final FieldKey flipY;
    final FieldKey alpha;
    final FieldKey tint;
    final FieldKey fill;
    final FieldKey fillAmount;
    final FieldKey palette;
    final FieldKey dissolve;
    final FieldKey dissolveAmount;
    final FieldKey blend;
    final FieldKey visible;
    final FieldKey draw;
    final FieldKey hitbox;
    final FieldKey hitboxTurns;
    final FieldKey hits;
    final FieldKey graze;
    final FieldKey damage;

    /** The slots of the fields that hit tests read of each body. */
    final FieldSlots body;

    private final Lua lua;

    FieldNames(Lua lua) {
        this.lua = lua;
        x = of("x");
        y = of("y");
        sprite = of("sprite");
        frame = of("frame");
        scale = of("scale");
        scaleX = of("scale_x");
        scaleY = of("scale_y");
        origin = of("origin");
        skew = of("skew");
        rotation = of("rotation");
        flipX = of("flip_x");
        flipY = of("flip_y");
        alpha = of("alpha");
        tint = of("tint");
        fill = of("fill");
        fillAmount = of("fill_amount");
        palette = of("palette");
        dissolve = of("dissolve");
        dissolveAmount = of("dissolve_amount");
        blend = of("blend");
        visible = of("visible");
        draw = of("draw");
        hitbox = of("hitbox");
        hitboxTurns = of("hitbox_turns");
        hits = of("hits");
        graze = of("graze");
        damage = of("damage");
        body = new FieldSlots(x, y, hitbox, hits);
    }

    /** Returns the key of any field; fast from the second time on. */
    public FieldKey of(String name) {
        return lua.key(name);
    }
}
