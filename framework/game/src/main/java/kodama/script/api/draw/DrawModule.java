package kodama.script.api.draw;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.script.game.GameContext;

/** The module {@code draw}. */
public final class DrawModule {
    private static final AliasDoc PICTURE = AliasDoc.name(
            "Picture", "An image: the path of a PNG file relative to the game's folder, without the extension.");
    private static final AliasDoc FONT = AliasDoc.name("FontName", "A font of the framework or of the game.");

    private DrawModule() {}

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(DrawSprites.class, DrawTexts.class, DrawShapes.class, DrawStrips.class, DrawView.class)
                        .withOptions(
                                DrawSprites.LOOK,
                                DrawTexts.LOOK,
                                DrawTexts.CUT,
                                ShapeLook.SHAPE,
                                ShapeLook.LINE,
                                DrawStrips.LOOK)
                        .withAliases(ScriptColors.described(), PICTURE, FONT));
    }

    public static Module of(GameContext game) {
        DrawCost cost = new DrawCost(game);
        return Module.of(
                new DrawSprites(game, cost),
                new DrawTexts(game, cost),
                new DrawShapes(game, cost),
                new DrawStrips(game, cost),
                new DrawView(game, cost));
    }
}
