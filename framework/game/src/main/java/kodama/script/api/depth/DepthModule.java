package kodama.script.api.depth;

import java.util.List;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.script.game.GameContext;
import org.jspecify.annotations.Nullable;

/** The module {@code depth}: pictures in perspective. */
@LuaModule(
        name = "depth",
        doc = "Pictures in perspective: corridors, roads, floors, and sprites that become smaller with distance. x"
                + " points to the right, y down, as on the screen, and z into the screen; a unit is a pixel of the"
                + " picture.")
public final class DepthModule {
    private static final ClassDoc VIEW =
            ClassDoc.of("DepthView", "A camera in space, made by `depth.view`.", List.of());

    /** The effort of making a view. */
    private static final int COST = 500;

    private final GameContext game;
    private final ViewMethods methods;

    private DepthModule(GameContext game) {
        this.game = game;
        methods = new ViewMethods(game);
    }

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(DepthModule.class).withOptions(ScriptedView.OPTIONS),
                ModuleDoc.of(ViewMethods.class)
                        .withOptions(
                                DepthLooks.COMMON,
                                DepthLooks.QUAD,
                                DepthLooks.STRIP,
                                DepthLooks.SPRITE,
                                DepthLooks.FLOOR)
                        .withClasses(VIEW));
    }

    public static Module of(GameContext game) {
        return Module.of(new DepthModule(game));
    }

    @LuaFunction(
            value = "view(options?: DepthViewOptions) -> DepthView",
            doc = "Makes a view: a camera, and the rectangle of the screen in which it shows what you draw with it. By"
                    + " default, it shows the plane z = 0 at its natural size, so a sprite at z = 0 is where"
                    + " `draw.sprite` would draw it. Make a view once, and change it by `view:set`.")
    Table view(@Nullable Table options) {
        game.effort().spend(COST);
        ScriptedView view = new ScriptedView(game.display());
        view.set("depth.view", options == null ? game.lua().newTable() : options);
        return methods.hold(view);
    }
}
