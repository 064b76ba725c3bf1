package kodama.loop.game;

import java.util.List;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.draw.DrawList;
import kodama.draw.PixelEffect;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.script.config.GameEffect;
import kodama.script.game.GameContext;
import kodama.script.look.EffectPlace;
import org.jspecify.annotations.Nullable;

/** The effects of {@code game.lua}, which change the finished picture of each frame. Owned by the game thread. */
final class FrameEffects {
    private static final long NEVER = -1;

    /** An effect that is ready to be drawn. */
    private record Ready(PixelEffect effect, EffectPlace place) {}

    private final GameContext game;
    private final ErrorSink errors;
    private final List<GameEffect> effects;
    /** The options of each effect. */
    private final List<Options> options;
    /** An empty table: a picture's first frame, without any look. */
    private final Table plain;

    /** Null for an effect that cannot be made. */
    private final @Nullable Ready[] ready;
    /** Number of changed images when the effects were made. */
    private long changes = NEVER;

    FrameEffects(GameContext game, ErrorSink errors) {
        this.game = game;
        this.errors = errors;
        effects = game.config().effects();
        options = effects.stream().map(effect -> effect.options(game.lua())).toList();
        ready = new Ready[effects.size()];
        plain = game.lua().newTable();
    }

    /** Adds the effects to the list of a frame; later commands are drawn without a camera. */
    void add(DrawList list) {
        if (effects.isEmpty()) return;
        if (changes != game.images().changeCount()) make();
        list.camera(0, 0);
        for (Ready each : ready) if (each != null) each.place.add(each.effect, list);
    }

    /** Makes the effects; those that read an image are made again when images have changed. */
    private void make() {
        boolean isFirst = changes == NEVER;
        changes = game.images().changeCount();
        for (int i = 0; i < ready.length; i++)
            if (isFirst || effects.get(i).hasPicture()) ready[i] = attempt(effects.get(i), options.get(i));
    }

    private @Nullable Ready attempt(GameEffect effect, Options given) {
        try {
            return make(effect, given);
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            errors.report("an effect of the whole game", failed);
            return null;
        }
    }

    private Ready make(GameEffect effect, Options given) {
        PixelEffect made = effect.make(given, picture -> game.sprites().image(picture, plain), game.display());
        return new Ready(made, EffectPlace.of(given));
    }
}
