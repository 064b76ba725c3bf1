package kodama.script.api.move;

import java.util.List;
import java.util.stream.Stream;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.OptionClass;
import kodama.script.game.GameContext;

/** The module {@code move}. */
public final class MoveModule {
    private MoveModule() {}

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(PathFunctions.class, SteeringFunctions.class)
                .withOptions(Stream.concat(Stream.of(MoveStyle.OPTIONS), SteeringFunctions.OPTIONS.stream())
                        .toArray(OptionClass[]::new)));
    }

    public static Module of(GameContext game) {
        return Module.of(new PathFunctions(game), new SteeringFunctions(game));
    }
}
