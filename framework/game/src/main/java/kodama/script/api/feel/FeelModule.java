package kodama.script.api.feel;

import java.util.List;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaModule.Elsewhere;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.script.game.GameContext;

/** The module {@code feel}; its functions are in the other classes of this package. */
@LuaModule(
        name = "feel",
        doc = "Game feel: effects of one line that make a hit felt. All of them end with the scene.",
        elsewhere = {
            @Elsewhere(name = "freeze", write = "feel.hit_stop(ticks)"),
            @Elsewhere(name = "hitstop", write = "feel.hit_stop(ticks)"),
            @Elsewhere(name = "zoom", write = "feel.punch(zoom, ticks)"),
            @Elsewhere(name = "slow_motion", write = "feel.slow(rate, ticks)"),
        })
public final class FeelModule {
    private FeelModule() {}

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(FeelModule.class, FeelTime.class, FeelPicture.class, FeelPopup.class)
                .withOptions(FeelPopup.OPTIONS));
    }

    public static Module of(GameContext game) {
        return Module.of(new FeelModule(), new FeelTime(game), new FeelPicture(game), new FeelPopup(game));
    }
}
