package kodama.script;
import kodama.lua.*;
import org.luaj.vm2.*;
final class TempRequire extends Resumable {
    final ScriptWorld w; final java.util.Map<String, LuaValue> loaded = new java.util.HashMap<>();
    TempRequire(ScriptWorld w) { this.w = w; }
    protected Varargs start(Call call, Varargs args) {
        String n = args.arg1().tojstring();
        if (loaded.containsKey(n)) return loaded.get(n);
        String path = n.replace('.', '/') + ".lua";
        call.state = n;
        return call.invoke(w.machine().load(path, w.services().files().read(path)), args.arg1());
    }
    protected Varargs resume(Call call, Varargs r) { loaded.put((String) call.state, r.arg1()); return r.arg1(); }
}
