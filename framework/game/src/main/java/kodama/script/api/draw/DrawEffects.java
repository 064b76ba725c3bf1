package kodama.script.api.draw;

import java.util.ArrayList;
import java.util.List;
import kodama.base.ErrorSink;
import kodama.draw.PixelEffect;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.api.LruCache;
import kodama.script.config.Display;
import kodama.script.game.GameContext;
import kodama.script.look.EffectKind;
import kodama.script.look.EffectOptions;
import kodama.script.look.EffectPlace;
import kodama.script.task.SpriteFields;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The function of the module {@code draw} for effects. */
@LuaModule(name = "draw")
final class DrawEffects {
    /**
     * What an effect that remembers something depends on.
     *
     * @param target number of the canvas that is being drawn on, which may happen at the same time as the screen; 0
     *     for the screen
     */
    private record Recipe(EffectKind kind, int target, List<Value> values) {}

    static final ClassDoc OWN = ClassDoc.of("PixelEffect", "An effect of your own, made by a Java module.", List.of());

    private final TaskContext context;
    private final DrawCost cost;
    private final DrawCanvases canvases;
    private final ErrorSink errors;
    private final Display display;
    private final SpriteFields sprites;
    private final Table plain;
    private final LruCache<Recipe, PixelEffect> kept = new LruCache<>();
    private final LruCache<PixelEffect, OwnEffect> guarded = new LruCache<>();

    DrawEffects(GameContext game, DrawCost cost, DrawCanvases canvases) {
        context = game.running();
        this.cost = cost;
        this.canvases = canvases;
        errors = game.errors();
        display = game.display();
        sprites = game.sprites();
        plain = game.lua().newTable();
    }

    @LuaFunction(
            value = "effect(effect: string<EffectName>|userdata<PixelEffect>, options?: EffectOptions)",
            doc = "Changes everything drawn so far on the screen or the canvas, or a rectangle of it:\n\n"
                    + "- `\"mosaic\"`: large pixels. `\"wave\"`: rows that sway. `\"displace\"`: heat haze, shock"
                    + " waves or water by an image.\n"
                    + "- `\"blur\"`. `\"bloom\"`: bright places shine.\n"
                    + "- `\"gray\"`, `\"sepia\"`, `\"negative\"`, `\"adjust\"` (brightness and contrast), `\"matrix\"`:"
                    + " other colors. `\"shades\"`: few colors, with dithering.\n"
                    + "- `\"fade\"`, `\"wipe\"`, `\"iris\"`, `\"dissolve\"`: cover the picture with a color, from scene"
                    + " to scene.\n"
                    + "- `\"afterimage\"`: moving things leave traces. `\"crt\"`: an old tube. `\"lcd\"`: an old"
                    + " handheld.\n\n"
                    + "An effect of your own in Java is a `kodama.draw.PixelEffect`.")
    void effect(Value name, @Nullable Table given) {
        Table table = given == null ? plain : given;
        PixelEffect effect = name.object() instanceof PixelEffect own ? guarded(own) : effect(kind(name), table);
        EffectPlace place = EffectPlace.of(placeOf(name, table));
        cost.effect(place.width(), place.height());
        place.add(effect, context.canvas());
    }

    private Options placeOf(Value name, Table table) {
        boolean isOwn = name.object() instanceof PixelEffect;
        return new Options(
                "draw.effect", table, isOwn ? EffectOptions.PLACE : kind(name).options());
    }

    private static EffectKind kind(Value name) {
        if (name.is(LuaType.STRING)) return EffectKind.of("draw.effect", name);
        throw new LuaException(
                "draw.effect: the first argument must be the name of an effect but was " + name.describe());
    }

    private PixelEffect effect(EffectKind kind, Table table) {
        Options options = new Options("draw.effect", table, kind.options());
        EffectOptions read =
                new EffectOptions(options, picture -> sprites.image(picture, plain), display.width(), display.height());
        if (!kind.isKept()) return kind.make(read);
        List<Value> values = new ArrayList<>();
        for (Option option : kind.options().options()) add(values, options.value(option.name()));
        return kept.get(new Recipe(kind, canvases.target(), values), recipe -> {
            cost.making(values.size());
            return kind.make(read);
        });
    }

    /** An effect that fails in each frame is reported once. */
    private PixelEffect guarded(PixelEffect own) {
        return guarded.get(own, effect -> new OwnEffect(effect, errors));
    }

    /** Adds a value, or the values of a list. */
    private static void add(List<Value> values, Value value) {
        values.add(value.is(LuaType.TABLE) ? Value.of(value.length()) : value);
        if (!value.is(LuaType.TABLE)) return;
        for (int i = 1; i <= Math.min(value.length(), 256); i++)
            values.add(value.table().get(i));
    }
}
