package kodama.unittest;

import java.util.List;
import kodama.lua.bind.ModuleDoc;

/** The modules that only test files have. */
public final class SpecModules {
    private SpecModules() {}

    /** The modules, in the order of the reference. */
    public static List<ModuleDoc> described() {
        return List.of(
                ModuleDoc.of(SpecGlobals.class).withOptions(SpecSettings.OPTIONS),
                ModuleDoc.of(SpecExpect.class),
                ModuleDoc.of(SpecTime.class, SpecKeys.class, SpecReplay.class, SpecPicture.class, SpecOutcome.class));
    }
}
