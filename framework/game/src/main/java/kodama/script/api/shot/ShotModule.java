package kodama.script.api.shot;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.script.api.pattern.PatternReader;
import kodama.script.api.pattern.PatternShapes;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.shot.Shots;

/** The module {@code shot}, and the methods of shots' tables. */
public final class ShotModule {
    private static final AliasDoc KIND =
            AliasDoc.name("ShotKind", "A kind of shots: a built-in one, or one defined by `shot.kind`.");
    private static final AliasDoc COLOR =
            AliasDoc.name("ShotColor", "A color of shots: one of the eight built-in ones, or one defined by a kind.");

    private ShotModule() {}

    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(
                                FireFunctions.class,
                                ShotKindFunctions.class,
                                ShotFieldFunction.class,
                                ShotTaskFunction.class,
                                ShotSearch.class,
                                ShotRemoval.class,
                                BulletmlFunction.class)
                        .withOptions(
                                ShotOptions.SHOT,
                                FireFunctions.FIRING,
                                FireFunctions.FIRE,
                                FireFunctions.FAN,
                                FireFunctions.RING,
                                FireFunctions.STREAM,
                                ShotFilters.FILTER,
                                ShotRemoval.CANCEL,
                                BulletmlFunction.OPTIONS,
                                ShotKindFunctions.KIND)
                        .withOptions(ShotMotions.TABLES.toArray(OptionClass[]::new))
                        .withOptions(ShotFieldTable.FIELD)
                        .withAliases(KIND, COLOR),
                ModuleDoc.of(ShotMethods.class)
                        .with(ScriptedShots.described())
                        .withClasses(ClassDoc.of("Shot", "A shot: in flight or ended.", ScriptedShots.described())
                                .open()));
    }

    public static Module of(GameContext game) {
        DefaultShot.putInto(game.images());
        Shots shots = game.shots();
        shots.setFullListener(() -> game.log().warn(ShotEmitter.fullWarning(shots)));
        Module.of(new ShotMethods(game)).addTo(game.scriptedShots().methods());
        Lua lua = game.lua();
        PositionResolver positions = new PositionResolver(game);
        ShotOrigins origins = new ShotOrigins(positions);
        ShotKinds kinds = new ShotKinds(game.effort(), game.lua()::location);
        Options none = new Options("shot", lua.newTable(), ShotOptions.SHOT);
        ShotStyles styles = new ShotStyles(game, kinds, none);
        game.scriptedShots().setPictures(styles);
        ShotSpecs specs = new ShotSpecs(game, positions, styles);
        ShotEmitter emitter = new ShotEmitter(
                game, origins, kinds, specs, new PatternReader(new PatternShapes(ShotOptions.SHOT), game));
        ShotFilters filters = new ShotFilters(game.groups(), kinds);
        return Module.of(
                new FireFunctions(emitter, game.running()),
                new ShotFieldFunction(shots),
                new ShotTaskFunction(game, emitter),
                new ShotKindFunctions(kinds, lua),
                new ShotSearch(game, filters),
                new ShotRemoval(game, filters),
                new BulletmlFunction(game, emitter, origins));
    }
}
