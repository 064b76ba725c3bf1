package kodama.unittest;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/** A group of tests, created by {@code describe}. The outermost group is the file. */
final class SpecGroup {
    private static final String SEPARATOR = " / ";

    private final String name;
    private final @Nullable SpecGroup parent;
    private final List<Value> before = new ArrayList<>();
    private final List<Value> after = new ArrayList<>();
    private SpecSettings settings;

    private SpecGroup(String name, @Nullable SpecGroup parent, SpecSettings settings) {
        this.name = name;
        this.parent = parent;
        this.settings = settings;
    }

    /** Creates the outermost group. */
    static SpecGroup file(SpecSettings settings) {
        return new SpecGroup("", null, settings);
    }

    SpecGroup subgroup(String itsName) {
        return new SpecGroup(itsName, this, settings);
    }

    @Nullable
    SpecGroup parent() {
        return parent;
    }

    void addBefore(Value hook) {
        before.add(hook);
    }

    void addAfter(Value hook) {
        after.add(hook);
    }

    /** Changes settings for the tests and groups that follow; settings without a new value are kept. */
    void set(Table changed) {
        settings = settings.with(changed);
    }

    SpecSettings settings() {
        return settings;
    }

    /** Hooks to run before each test of this group, those of outer groups first. */
    List<Value> beforeHooks() {
        List<Value> all = parent == null ? new ArrayList<>() : parent.beforeHooks();
        all.addAll(before);
        return all;
    }

    /** Hooks to run after each test of this group, those of outer groups last. */
    List<Value> afterHooks() {
        List<Value> all = new ArrayList<>(after);
        if (parent != null) all.addAll(parent.afterHooks());
        return all;
    }

    /** The name of a test after the names of its groups. */
    String fullName(String test) {
        if (parent == null) return test;
        return parent.fullName(name) + SEPARATOR + test;
    }
}
