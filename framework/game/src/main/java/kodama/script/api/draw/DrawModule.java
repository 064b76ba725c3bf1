package kodama.script.api.draw;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.script.game.GameContext;
import kodama.script.look.EffectKind;
import kodama.script.look.EffectOptions;
import kodama.script.look.ScriptColors;
import kodama.script.task.AnimationReader;

/** The module {@code draw}. */
public final class DrawModule {
    private static final AliasDoc PICTURE = AliasDoc.name(
            "Picture", "An image: the path of its file relative to the game's folder, without the extension.");
    private static final AliasDoc ANIMATION = AliasDoc.name(
            "AnimationName", "An animation of a sprite, from its file or declared with `draw.animation`.");
    private static final AliasDoc DISSOLVE = AliasDoc.name(
            "DissolvePattern", "A built-in pattern in which images vanish, or the path of an image as for `Picture`.");
    private static final AliasDoc FRAME =
            AliasDoc.name("FrameName", "The name of a frame in the file of a sprite sheet, with or without `.png`.");
    private static final AliasDoc FONT = AliasDoc.name("FontName", "A font of the framework or of the game.");

    private DrawModule() {}

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(
                                DrawSprites.class,
                                DrawPatches.class,
                                DrawTexts.class,
                                DrawShapes.class,
                                DrawLines.class,
                                DrawGradients.class,
                                DrawStrips.class,
                                DrawPalettes.class,
                                DrawCanvases.class,
                                DrawEffects.class,
                                DrawCamera.class,
                                DrawView.class)
                        .withOptions(
                                DrawSprites.LOOK,
                                DrawSprites.GRID,
                                DrawTexts.LOOK,
                                DrawTexts.CUT,
                                ShapeLook.SHAPE,
                                ShapeLook.RECT,
                                ShapeLook.ELLIPSE,
                                ShapeLook.LINE,
                                ShapeLook.FRAME,
                                ShapeLook.POLYLINE,
                                DrawGradients.OPTIONS,
                                DrawPatches.PATCH,
                                DrawPatches.TILES,
                                DrawStrips.LOOK,
                                DrawCanvases.OPTIONS,
                                EffectOptions.PLACE,
                                EffectKind.ALL,
                                DrawCamera.LOOK,
                                AnimationReader.OPTIONS)
                        .withClasses(DrawGradients.GRADIENT, DrawEffects.OWN)
                        .withAliases(
                                ScriptColors.described(),
                                EffectKind.described(),
                                PICTURE,
                                FRAME,
                                FONT,
                                ANIMATION,
                                DISSOLVE),
                ModuleDoc.of(CanvasMethods.class),
                ModuleDoc.of(PaletteMethods.class));
    }

    public static Module of(GameContext game) {
        DrawCost cost = new DrawCost(game);
        ShapePainter painter = new ShapePainter(game, cost);
        PaletteMethods.install(game, cost);
        DrawCanvases canvases = new DrawCanvases(game, cost);
        return Module.of(
                new DrawSprites(game, cost),
                new DrawPatches(game, cost),
                new DrawTexts(game, cost),
                new DrawShapes(painter, cost),
                new DrawLines(painter, cost),
                new DrawGradients(game),
                new DrawStrips(game, cost),
                new DrawCamera(game, cost),
                canvases,
                new DrawEffects(game, cost, canvases),
                new DrawPalettes(game, cost),
                new DrawView(game, cost));
    }
}
